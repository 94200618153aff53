import { type FormEvent, type ReactNode, useId } from 'react'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const form = common.fluid5

export interface FormDialogProps
  extends Pick<
    DialogProps,
    'title' | 'description' | 'width' | 'isFullscreen' | 'role' | 'persistent' | 'closeOnOutside' | 'closeOnEscape'
  > {
  /** The texts of its two buttons. */
  readonly cancel: string
  readonly submit: string
  readonly variant?: 'primary' | 'danger'
  /** True while what was submitted is done. It cannot be closed then, nor submitted again. */
  readonly isBusy: boolean
  /** False until there is something to submit. */
  readonly isReady?: boolean
  readonly onClose: () => void
  readonly onSubmit: () => void
  /** The look of the form, of fields below each other when left out. */
  readonly className?: string
  readonly children: ReactNode
}

/** Renders a dialog that is a form: its fields, and the buttons that submit it or close it. */
export function FormDialog({
  cancel,
  submit,
  variant = 'primary',
  isBusy,
  isReady = true,
  onClose,
  onSubmit,
  className = form,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  const handle = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      {...dialog}
      open
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant={variant} pending={isBusy} disabled={!isReady}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} className={className} onSubmit={handle} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
