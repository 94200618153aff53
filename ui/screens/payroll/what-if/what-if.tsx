import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { type EmployeeFilterValues, everybody } from '#contracts/person/employee-filter.ts'
import { isLoaded } from '#machines/kit/form/form.select.ts'
import { css } from '#styled-system/css/index.js'
import { BackButton } from '#ui/shell/back-button.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { periodPath } from '../run/paths.ts'
import { periodName } from '../run/period-name.ts'
import { useWhatIf } from './use-what-if.ts'
import { whatIfTexts as texts } from './what-if.text.ts'
import { WhatIfChangePart } from './what-if-change.tsx'
import { WhatIfPersons } from './what-if-persons.tsx'
import { WhatIfResult } from './what-if-result.tsx'

const parts = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  marginBottom: '6',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 34rem) minmax(0, 1fr)]' },
})

/** Renders `/payslips/{Period}/@/whatIf`: a period calculated again under a change. */
export default function WhatIf() {
  const { Period = '' } = useParams()
  const { flow, form, change } = useWhatIf(Period)
  const [filter, setFilter] = useState<EmployeeFilterValues>(everybody)
  const isThere = useSelector(form, snapshot => snapshot !== undefined && isLoaded(snapshot))
  if (!flow || !form || !isThere) return <LoadingIndicator />
  return (
    <>
      <PageHeader
        title={texts.title(periodName(Period))}
        context={texts.context}
        actions={<BackButton to={periodPath(Period)}>{texts.back}</BackButton>}
      />
      <div className={parts}>
        <WhatIfChangePart flow={flow} form={form} change={change} filter={filter} onFilter={setFilter} />
        <WhatIfResult flow={flow} change={change} filter={filter} />
      </div>
      <WhatIfPersons flow={flow} Period={Period} />
    </>
  )
}
