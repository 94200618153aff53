import type { ChildFacts } from '#contracts/employees/absences/shapes.ts'
import { absenceTexts as texts } from '#ui/screens/employees/absences/absences.text.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'

/** Renders until when each child can be cared for, and the days of parental leave. */
export const ChildrenFacts = ({ facts }: { readonly facts: readonly ChildFacts[] }) =>
  facts.length > 0 && (
    <DescriptionList
      items={facts.map(({ Namn, Fodd, VabTom, Foraldradagar, Semestergrundande, MestGrundande }) => ({
        label: `${Namn}, ${texts.born(Fodd)}`,
        value: `${texts.care(VabTom)} ${texts.parental(Foraldradagar, Semestergrundande, MestGrundande)}`,
      }))}
    />
  )
