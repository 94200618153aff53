import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import type { Right } from '#contracts/rights/catalogue.ts'
import { right } from '#contracts/rights/openings.ts'
import { isFetching } from '#machines/frame/download/download.select.ts'
import type { DownloadPath } from '#machines/frame/download/download.types.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { statementTexts as texts } from './statements.text.ts'

interface FetchFilesProps {
  /** The right to fetch them. */
  readonly of: Right
  /** How many files the statement is. */
  readonly count: number
  readonly pathOf: (part: number) => DownloadPath
  readonly isStopped: boolean
  readonly onFetch: (part: number) => void
}

/** Renders the buttons that fetch the files of a month, for whoever may. */
export function FetchFiles(props: FetchFilesProps) {
  const mayFetch = useMay(right(props.of))
  if (!mayFetch) return null
  return (
    <div className={common.wrap}>
      {Array.from({ length: props.count }, (_, at) => at + 1).map(part => (
        <FetchPart key={part} {...props} part={part} />
      ))}
    </div>
  )
}

function FetchPart({ part, count, pathOf, isStopped, onFetch }: FetchFilesProps & { readonly part: number }) {
  const pending = useSelector(useFlow('download'), isFetching(pathOf(part)))
  return (
    <Button
      variant={part === 1 ? 'primary' : 'secondary'}
      icon={Download}
      pending={pending}
      disabled={isStopped}
      onClick={() => onFetch(part)}
    >
      {count === 1 ? texts.fetchFile : texts.fetchPart(part, count)}
    </Button>
  )
}
