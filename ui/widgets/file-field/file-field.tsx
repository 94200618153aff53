import FileIcon from 'lucide-react/icons/file'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { fileField } from '#styled-system/recipes/index.js'
import { formatFileSize } from '#ui/text/format.ts'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { PlainIconButton } from '../button/plain-icon-button.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { ariaOf, boxOf, type FieldProps, isLocked, mark } from '../field/field-props.ts'
import { type FileLimits, limitsText, refusedFile } from './refused-file.ts'

const texts = widgetTexts.file

export interface FileFieldProps extends Omit<FieldProps<readonly File[]>, 'counter'>, FileLimits {}

/**
 * Renders a field for files, chosen or dropped. Files outside the limits are refused at once, with
 * the reason. The chosen files are listed below with size and remove button. The native file input
 * covers the drop zone and handles clicks, drops and the keyboard.
 */
export const FileField = ({ id: given, name, value, onChange, onBlur, ...rest }: FileFieldProps) => {
  const { accept, maxSize, maxFiles = 1, refuse, ...props } = rest
  const fallbackId = useId()
  const id = given ?? fallbackId
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isOver, setOver] = useState(false)
  useOnlyHere(input)
  const styles = fileField()
  const locked = isLocked(props)
  const state = { ...props, error: refusal ?? props.error }
  const limits = limitsText({ accept, maxSize, maxFiles })

  const take = (chosen: readonly File[]) => {
    const files = maxFiles > 1 ? [...value, ...chosen] : chosen
    const refused = refusedFile(files, { accept, maxSize, maxFiles, refuse })
    setRefusal(refused)
    if (refused === undefined) onChange(files)
  }
  const remove = (gone: File) => {
    onChange(value.filter(file => file !== gone))
    input.current?.focus()
  }

  return (
    <FieldFrame {...state} id={id}>
      <div className={styles.zone} {...boxOf(state)} data-over={mark(isOver && !locked)}>
        <Upload aria-hidden />
        <p className={styles.invitation} aria-hidden>
          <span className={styles.verb}>{maxFiles > 1 ? texts.chooseMore : texts.choose}</span>{' '}
          {maxFiles > 1 ? texts.orDropMore : texts.orDrop}
        </p>
        {limits !== '' && (
          <p id={`${id}-limits`} className={styles.limits}>
            {limits}
          </p>
        )}
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          multiple={maxFiles > 1}
          accept={accept && Object.values(accept).flat().join(',')}
          disabled={locked && props.disabledReason === undefined}
          required={props.required && value.length === 0}
          className={styles.input}
          {...withLimits(ariaOf(id, state), limits === '' ? undefined : `${id}-limits`)}
          onBlur={onBlur}
          onClick={event => locked && event.preventDefault()}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            setOver(false)
            if (locked) event.preventDefault()
          }}
          onChange={event => {
            take([...(event.target.files ?? [])])
            // Cleared, so that the same file can be chosen again after it was changed or removed.
            event.target.value = ''
          }}
        />
      </div>
      {value.length > 0 && (
        <ul className={styles.files} aria-label={texts.chosen(props.label)}>
          {value.map(file => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <FileIcon aria-hidden />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatFileSize(file.size)}</span>
              {!locked && (
                <PlainIconButton
                  size="sm"
                  icon={Trash2}
                  label={widgetTexts.remove(file.name)}
                  onClick={() => remove(file)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}

const withLimits = (aria: ReturnType<typeof ariaOf>, limitsId: string | undefined) => ({
  ...aria,
  'aria-describedby': [limitsId, aria['aria-describedby']].filter(Boolean).join(' ') || undefined,
})

/** Cancels drops outside the field: the browser would open the file in place of the page. */
function useOnlyHere(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const refuse = (event: DragEvent) => event.target !== input.current && event.preventDefault()
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuse)
    return () => {
      for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, refuse)
    }
  }, [input])
}
