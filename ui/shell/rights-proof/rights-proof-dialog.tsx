import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { type Role, roles } from '#contracts/code-lists/roles.ts'
import type { ProofSubject } from '#contracts/rights-groups/proof.shapes.ts'
import * as select from '#machines/frame/rights-proof/rights-proof.select.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow, useWritten } from '#ui/runtime/hooks.tsx'
import { rightsProof } from '#ui/runtime/lazy/rights-groups.ts'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/widgets/skeleton/skeleton.tsx'
import { ProofAnswer } from './proof-answer.tsx'
import { useTargets } from './proof-targets.ts'
import { proofTexts as texts } from './rights-proof.text.ts'
import type { ProvedBy } from './rights-proof.tsx'

const body = css({ display: 'grid', gap: '5', alignContent: 'start', minHeight: '[min(26rem, calc(100dvh - 16rem))]' })

/** A group gives a licence user nothing: the role has every right. */
const groupRoles = roles.codes
  .filter(code => code !== 'LIC')
  .map(code => ({ value: code as string, label: roles.label(code) }))

interface DialogProps {
  readonly id: string
  readonly about: ProvedBy
  readonly onClose: () => void
  /** Called instead of `onClose` when a link leads away. */
  readonly onLeave?: () => void
}

/** Renders the rights prover: a choice of everything there is, and the answer about one of them. */
export default function RightsProofDialog({ id, about, onClose, onLeave = onClose }: DialogProps) {
  const [role, setRole] = useWritten<Role>(`${id}.role`, 'AVD')
  const of = useSubject(about, role)
  const flow = useLazyFlow(rightsProof)
  const asked = useSelector(flow, snapshot => (snapshot ? select.askedId(snapshot) : ''))
  const options = useTargets()
  useEffect(() => flow?.send({ type: 'proof.open', of }), [flow, of])
  const ask = (value: string) => {
    const option = options.find(each => each.value === value)
    if (option) flow?.send({ type: 'proof.ask', target: { id: value, what: option.what } })
  }
  const { kind } = about
  return (
    <Dialog
      open
      title={kind === 'self' ? texts.title.self : texts.title[kind](about.name)}
      description={texts.description[kind]}
      width={680}
      onClose={onClose}
    >
      <div className={body}>
        <SelectField label={texts.field} options={options} value={asked} onChange={ask} />
        {kind === 'group' && (
          <SelectField
            label={texts.role.label}
            hint={texts.role.hint}
            options={groupRoles}
            value={role}
            onChange={next => setRole(next as Role)}
          />
        )}
        {kind === 'group' && about.isChanged && <Notice kind="INFO">{texts.unsaved}</Notice>}
        <div role="status">
          <Answer
            kind={kind}
            isPlanned={options.find(({ value }) => value === asked)?.isPlanned === true}
            onLeave={onLeave}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** Returns whom the dialog asks about: the same object while it is about the same. */
function useSubject(about: ProvedBy, role: Role): ProofSubject | null {
  const Login = about.kind === 'user' ? about.login : undefined
  const GroupId = about.kind === 'group' ? about.id : undefined
  return useMemo(
    () => (Login !== undefined ? { Login } : GroupId !== undefined ? { GroupId, Roll: role } : null),
    [Login, GroupId, role],
  )
}

interface AnswerProps {
  readonly kind: ProvedBy['kind']
  readonly isPlanned: boolean
  readonly onLeave: () => void
}

function Answer(props: AnswerProps) {
  const flow = useLazyFlow(rightsProof)
  const proof = useSelector(flow, snapshot => (snapshot ? select.proof(snapshot) : null))
  const isProving = useSelector(flow, snapshot => snapshot !== undefined && select.isProving(snapshot))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  if (isFailed) return <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'proof.retry' })} />
  if (isProving) {
    return (
      <SkeletonGroup label={texts.loading}>
        {[50, 80, 65].map(share => (
          <Skeleton key={share} width={`${share}%`} />
        ))}
      </SkeletonGroup>
    )
  }
  return proof && <ProofAnswer proof={proof} {...props} />
}
