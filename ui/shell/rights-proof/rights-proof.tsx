import ShieldQuestion from 'lucide-react/icons/shield-question-mark'
import { useCallback, useEffect } from 'react'
import { post } from '#machines/kit/shared/letter.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useDialog, useRuntime } from '#ui/runtime/hooks.tsx'
import { Button, type ButtonLook } from '#ui/widgets/button/button.tsx'
import { openProofTexts } from './open-proof.text.ts'

/** The dialog of the rights prover. */
export const RightsProofDialog = lazyChunk(() => import('./rights-proof-dialog.tsx'))

/** Whom the prover is asked about: the person themself, a user, or a rights group. */
export type ProvedBy =
  | { readonly kind: 'self' }
  | { readonly kind: 'user'; readonly login: string; readonly name: string }
  | { readonly kind: 'group'; readonly id: string; readonly name: string; readonly isChanged: boolean }

interface RightsProofProps extends ButtonLook {
  /** The id of the dialog, which is open again after a reload. */
  readonly id: string
  readonly about: ProvedBy
}

/**
 * Returns whether the dialog of the rights prover is open, and a function that opens and closes it.
 * What was asked is forgotten when it closes, or with the component.
 *
 * @param id of the dialog, which is open again after a reload
 */
export function useRightsProof(id: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { app } = useRuntime()
  const [isOpen, setDialog] = useDialog(id)
  const forget = useCallback(() => post(app.system, 'rightsProof', { type: 'proof.close' }), [app])
  useEffect(() => forget, [forget])
  const setOpen = (next: boolean) => {
    if (!next) forget()
    setDialog(next)
  }
  return [isOpen, setOpen]
}

/** Renders the button that opens the rights prover. */
export function RightsProof({ id, about, ...look }: RightsProofProps) {
  const [isOpen, setOpen] = useRightsProof(id)
  return (
    <>
      <Button {...look} icon={ShieldQuestion} onClick={() => setOpen(true)}>
        {openProofTexts[about.kind]}
      </Button>
      {isOpen && <RightsProofDialog id={id} about={about} onClose={() => setOpen(false)} />}
    </>
  )
}
