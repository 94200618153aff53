import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import { mayBeDone } from '#contracts/life/life.ts'
import { declarationLife, stateOfDeclaration } from '#contracts/payroll/declaration/declaration-life.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import { isFetching } from '#machines/frame/download/download.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow, useLazyFlow } from '#ui/runtime/hooks.tsx'
import { employerDeclaration } from '#ui/runtime/lazy/employer-declaration.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { declarationTexts as texts } from './declaration.text.ts'

/** Renders the buttons that fetch the files of a month, for whoever may export. */
export function FetchFile({ declaration }: { readonly declaration: EmployerDeclaration }) {
  const mayExport = useMay(right(declarationLife.actions.fetch))
  const { Period, Filer } = declaration
  const isStopped = !mayBeDone(declarationLife, stateOfDeclaration(declaration), 'fetch')
  if (!mayExport) return null
  return (
    <div className={common.wrap}>
      {Array.from({ length: Filer }, (_, at) => at + 1).map(part => (
        <FetchPart key={part} period={Period} part={part} of={Filer} isStopped={isStopped} />
      ))}
    </div>
  )
}

interface FetchPartProps {
  readonly period: string
  readonly part: number
  readonly of: number
  readonly isStopped: boolean
}

function FetchPart({ period, part, of, isStopped }: FetchPartProps) {
  const flow = useLazyFlow(employerDeclaration)
  const pending = useSelector(useFlow('download'), isFetching(`/file/employerDeclaration/${period}/${part}`))
  return (
    <Button
      variant={part === 1 ? 'primary' : 'secondary'}
      icon={Download}
      pending={pending}
      disabled={isStopped}
      onClick={() => flow?.send({ type: 'declaration.fetchFile', part })}
    >
      {of === 1 ? texts.fetchFile : texts.fetchPart(part, of)}
    </Button>
  )
}
