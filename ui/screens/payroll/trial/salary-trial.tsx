import Columns2 from 'lucide-react/icons/columns-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { useWritten } from '#ui/runtime/hooks.tsx'
import { trialTexts as texts } from '#ui/screens/payroll/trial/trial.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { useIsWide } from '#ui/widgets/layout/use-is-wide.ts'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { TrialCasePart } from './trial-case.tsx'
import { type TrialCase, useTrialCases } from './use-trial-case.ts'

const pair = css({ display: 'grid', gap: '6', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', alignItems: 'start' })

/** Renders the trial calculation: what a salary becomes, of one case or of two side by side. */
export default function SalaryTrial() {
  const { first, other, compare, single } = useTrialCases()
  if (!first) return <LoadingIndicator />
  return (
    <>
      <PageHeader
        title={texts.title}
        context={texts.context}
        actions={
          other ? (
            <Button icon={X} onClick={single}>
              {texts.single}
            </Button>
          ) : (
            <Button icon={Columns2} onClick={compare}>
              {texts.compare}
            </Button>
          )
        }
      />
      {other ? <Pair first={first} other={other} /> : <Single only={first} />}
    </>
  )
}

function Single({ only }: { readonly only: TrialCase }) {
  const [isMore, setMore] = useMore()
  return <TrialCasePart {...only} layout="beside" isMore={isMore} onMore={setMore} />
}

/** Both cases show as many fields, so that their results stand at the same height. */
const useMore = () => useWritten('salaryTrial.more', false)

interface PairProps {
  readonly first: TrialCase
  readonly other: TrialCase
}

/** Renders two cases: beside each other, or as tabs where there is no room for both. */
function Pair({ first, other }: PairProps) {
  const isWide = useIsWide()
  const [tab, setTab] = useState<'1' | '2'>('2')
  const [isMore, setMore] = useMore()
  const more = { isMore, onMore: setMore }
  const parts = [
    <TrialCasePart key="1" {...first} {...more} layout="below" number={1} />,
    <TrialCasePart key="2" {...other} {...more} layout="below" number={2} comparedWith={first.trial} />,
  ] as const
  if (isWide)
    return (
      <div className={pair}>
        {parts.map((part, at) => (
          <section key={part.key} aria-labelledby={`trial-case-${at + 1}`}>
            <h2 id={`trial-case-${at + 1}`} className={common.headingSmAbove}>
              {texts.case(at + 1)}
            </h2>
            {part}
          </section>
        ))}
      </div>
    )
  return (
    <Tabs
      label={texts.cases}
      value={tab}
      onChange={setTab}
      layout="fill"
      tabs={[
        { value: '1', label: texts.case(1), content: parts[0] },
        { value: '2', label: texts.case(2), content: parts[1] },
      ]}
    />
  )
}
