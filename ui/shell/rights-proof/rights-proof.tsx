import ShieldQuestion from 'lucide-react/icons/shield-question-mark'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useDialog } from '#ui/runtime/hooks.tsx'
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

/** Renders the button that opens the rights prover. */
export function RightsProof({ id, about, ...look }: RightsProofProps) {
  const [isOpen, setOpen] = useDialog(id)
  return (
    <>
      <Button {...look} icon={ShieldQuestion} onClick={() => setOpen(true)}>
        {openProofTexts[about.kind]}
      </Button>
      {isOpen && <RightsProofDialog id={id} about={about} onClose={() => setOpen(false)} />}
    </>
  )
}
