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
export function FetchFiles({ of, count, pathOf, isStopped, onFetch }: FetchFilesProps) {
  const mayFetch = useMay(right(of))
  if (!mayFetch) return null
  return (
    <div className={common.wrap}>
      {Array.from({ length: count }, (_, at) => at + 1).map(part => (
        <FetchPart
          key={part}
          part={part}
          of={count}
          path={pathOf(part)}
          isStopped={isStopped}
          onFetch={() => onFetch(part)}
        />
      ))}
    </div>
  )
}

interface FetchPartProps {
  readonly part: number
  readonly of: number
  readonly path: DownloadPath
  readonly isStopped: boolean
  readonly onFetch: () => void
}

function FetchPart({ part, of, path, isStopped, onFetch }: FetchPartProps) {
  const pending = useSelector(useFlow('download'), isFetching(path))
  return (
    <Button
      variant={part === 1 ? 'primary' : 'secondary'}
      icon={Download}
      pending={pending}
      disabled={isStopped}
      onClick={onFetch}
    >
      {of === 1 ? texts.fetchFile : texts.fetchPart(part, of)}
    </Button>
  )
}
