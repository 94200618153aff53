import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { Link } from 'react-router-dom'
import type { ProofStep } from '#contracts/rights-groups/proof.shapes.ts'
import { css } from '#styled-system/css/index.js'
import { useOpens } from '#ui/runtime/access.ts'
import { common } from '#ui/theme/common-styles.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { pathTo, useScreens, useTitleOf } from '../area.ts'
import { type Branch, branchesOf } from './branches.ts'
import { proofTexts as texts } from './rights-proof.text.ts'

const below = css({ marginTop: '3', marginLeft: '2', paddingLeft: '4', borderLeft: 'subtle' })
const line = css({ display: 'flex', gap: '2', '& > svg': { width: 'icon.sm', height: 'icon.sm', marginTop: '0.5' } })
const mark = css({ flexShrink: '0', color: 'success.text', '&[data-closed]': { color: 'error.text' } })
const words = css({ minWidth: '0', overflowWrap: 'anywhere' })
const text = css({ color: 'fg.muted', '&[data-decisive]': { color: 'fg.default', textStyle: 'strong' } })
const link = css({ color: 'link.default', textDecoration: 'underline', whiteSpace: 'nowrap' })

interface ProofChainProps {
  readonly steps: readonly ProofStep[]
  /** Called when a link leads away. */
  readonly onLeave: () => void
}

/** Renders the chain from an answer to the facts that decide it, as nested lists. */
export const ProofChain = ({ steps, onLeave }: ProofChainProps) => (
  <Branches branches={branchesOf(steps)} onLeave={onLeave} />
)

function Branches({ branches, onLeave }: { readonly branches: readonly Branch[]; readonly onLeave: () => void }) {
  return (
    <ul className={common.stack3}>
      {branches.map(({ step, below: parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an answer never change
        <li key={index}>
          <Step step={step} onLeave={onLeave} />
          {parts.length > 0 && (
            <div className={below}>
              <Branches branches={parts} onLeave={onLeave} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Step({ step, onLeave }: { readonly step: ProofStep; readonly onLeave: () => void }) {
  const { Kind, Text, IsOpen, IsDecisive, Source } = step
  const Mark = IsOpen ? CircleCheck : CircleX
  return (
    <div className={line}>
      {Kind !== 'NOTE' && <Mark aria-hidden className={mark} data-closed={IsOpen ? undefined : ''} />}
      <div className={words}>
        <p className={text} data-decisive={IsDecisive ? '' : undefined}>
          {Kind !== 'NOTE' && <VisuallyHidden>{IsOpen ? texts.holds.open : texts.holds.closed}</VisuallyHidden>}
          {Text}
        </p>
        <p className={common.caption}>
          {Source} <Place step={step} onLeave={onLeave} />
        </p>
      </div>
    </div>
  )
}

/** Renders a link to the screen where a fact is set, for whom it is open. */
function Place({ step: { Place: place }, onLeave }: { readonly step: ProofStep; readonly onLeave: () => void }) {
  const screens = useScreens()
  const titleOf = useTitleOf()
  const opens = useOpens()
  const screen = place && screens.find(({ name }) => name === place.Route)
  const path = place && pathTo({ name: place.Route, params: place.Params }, screens)
  if (!screen?.load || !path || !opens(screen.access)) return null
  return (
    <Link to={path} className={link} onClick={onLeave}>
      {texts.change(titleOf(screen))}
    </Link>
  )
}
