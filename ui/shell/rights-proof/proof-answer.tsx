import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import type { RightsProof } from '#contracts/rights-groups/proof.shapes.ts'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { ProofChain } from './proof-chain.tsx'
import { proofTexts as texts } from './rights-proof.text.ts'

const verdict = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'title',
  '& svg': { flexShrink: '0', color: 'success.text' },
  '&[data-closed] svg': { color: 'error.text' },
})
const heading = css({ textStyle: 'captionStrong', color: 'fg.muted', mb: '2' })
const exceptions = css({ listStyle: 'disc', paddingLeft: '5' })

export interface ProofAnswerProps {
  readonly proof: RightsProof
  readonly kind: 'self' | 'user' | 'group'
  readonly isPlanned: boolean
  readonly onLeave: () => void
}

/** Renders an answer of the prover: the verdict, its chain, and whom to ask. */
export function ProofAnswer({ proof, kind, isPlanned, onLeave }: ProofAnswerProps) {
  const { IsOpen, Subject, Steps, Exceptions, Administrators } = proof
  const said = texts.verdict[kind][IsOpen ? 'open' : 'closed']
  const Mark = IsOpen ? CircleCheck : CircleX
  return (
    <div className={common.stack4}>
      <p className={verdict} data-closed={IsOpen ? undefined : ''}>
        <Mark aria-hidden />
        {typeof said === 'string' ? said : said(Subject)}
      </p>
      {isPlanned && <p>{texts.planned}</p>}
      <section aria-label={texts.chain}>
        <h3 className={heading}>{texts.chain}</h3>
        <ProofChain steps={Steps} onLeave={onLeave} />
      </section>
      {Exceptions.length > 0 && (
        <div>
          <p>{texts.exceptions}</p>
          <ul className={exceptions}>
            {Exceptions.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {kind === 'self' && !IsOpen && <p>{texts.ask(Administrators)}</p>}
    </div>
  )
}
