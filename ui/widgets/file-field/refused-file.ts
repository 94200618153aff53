import { formatFileSize } from '#ui/text/format.ts'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

const texts = widgetTexts.file

/** The limits of a file field. */
export interface FileLimits {
  /**
   * The accepted formats: each one's name with its file extensions, `{ PNG: ['.png'], JPEG:
   * ['.jpg', '.jpeg'] }`.
   */
  readonly accept?: Readonly<Record<string, readonly string[]>> | undefined
  /** In bytes. */
  readonly maxSize?: number | undefined
  readonly maxFiles?: number | undefined
  /** Returns the error of a file by the caller's own rule, or undefined. */
  readonly refuse?: ((file: Pick<File, 'name' | 'size'>) => string | undefined) | undefined
}

/** Returns the limits as a text: 'PNG, JPEG · högst 5 MB'; empty without limits. */
export const limitsText = ({ accept, maxSize, maxFiles = 1 }: FileLimits): string =>
  [
    accept && Object.keys(accept).join(', '),
    maxSize !== undefined && texts.atMost(formatFileSize(maxSize)),
    maxFiles > 1 && texts.atMostFiles(maxFiles),
  ]
    .filter(part => typeof part === 'string')
    .join(' · ')

/**
 * Returns the error of the chosen files, or undefined. Checks the extension, since the type that a
 * browser reports differs between computers.
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
