import { formatFileSize } from '#ui/text/format.ts'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

const texts = widgetTexts.file

/** What files a field takes. */
export interface FileLimits {
  /**
   * What a person calls each file format, and how its files' names end: `{ PNG: ['.png'], JPEG:
   * ['.jpg', '.jpeg'] }`.
   */
  readonly accept?: Readonly<Record<string, readonly string[]>> | undefined
  /** In bytes. */
  readonly maxSize?: number | undefined
  readonly maxFiles?: number | undefined
  /** What is wrong with a file in other words than the field's own, or nothing. */
  readonly refuse?: ((file: Pick<File, 'name' | 'size'>) => string | undefined) | undefined
}

/** 'PNG, JPEG · högst 5 MB', or nothing where everything goes. */
export const limitsText = ({ accept, maxSize, maxFiles = 1 }: FileLimits): string =>
  [
    accept && Object.keys(accept).join(', '),
    maxSize !== undefined && texts.atMost(formatFileSize(maxSize)),
    maxFiles > 1 && texts.atMostFiles(maxFiles),
  ]
    .filter(part => typeof part === 'string')
    .join(' · ')

/**
 * What is wrong with files that were chosen, or nothing. The name's ending counts: the type that a
 * browser gives differs by computer.
 */
export function refusedFile(
  files: readonly Pick<File, 'name' | 'size'>[],
  { accept, maxSize, maxFiles = 1, refuse }: FileLimits,
): string | undefined {
  const refused = refuse && files.map(refuse).find(message => message !== undefined)
  if (refused !== undefined) return refused
  if (files.length > maxFiles) return texts.tooMany(maxFiles)
  const endings = Object.values(accept ?? {}).flat()
  const ofWrongType = files.find(
    ({ name }) => accept && !endings.some(ending => name.toLowerCase().endsWith(ending.toLowerCase())),
  )
  if (ofWrongType) return texts.wrongType(ofWrongType.name, Object.keys(accept ?? {}).join(' eller '))
  const tooLarge = files.find(({ size }) => maxSize !== undefined && size > maxSize)
  return tooLarge && texts.tooLarge(tooLarge.name, formatFileSize(maxSize ?? 0))
}
