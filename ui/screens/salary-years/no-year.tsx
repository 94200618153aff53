import { right } from '#contracts/rights/openings.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

/**
 * Renders the view of a company without a salary year, with a link to create one for those allowed
 * to.
 */
export function NoYear() {
  const flow = useFlow('salaryYear')
  const mayCreate = useMay(right('SalaryYear.CreateNew'))
  const { title, text, textForMaker } = shellTexts.noYears
  return (
    <EmptyState
      title={title}
      text={mayCreate ? textForMaker : text}
      action={
        mayCreate ? (
          <Button variant="primary" onClick={() => flow.send({ type: 'salaryYears.open', dialog: 'create' })}>
            {shellTexts.createYear}
          </Button>
        ) : undefined
      }
    />
  )
}
