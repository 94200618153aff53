import * as select from '#machines/salary-years/salary-year/salary-year.select.ts'
import type { Company } from '#machines/sign-in/session/session.types.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { formatOrgnr } from '#ui/text/format.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Section } from '#ui/widgets/section/section.tsx'

const texts = infopanelTexts.company

/** Renders the facts of the company in use. */
export const CompanyFacts = ({ company }: { readonly company: Company }) => {
  // Reads the years from their own flow, which follows live changes.
  const years = useSelect('salaryYear', select.years)
  return (
    <Section title={texts.title}>
      <DescriptionList
        items={[
          { label: texts.name, value: company.Namn },
          { label: texts.orgnr, value: formatOrgnr(company.Orgnr), numeric: true },
          { label: texts.id, value: company.FtgId },
          {
            label: texts.address,
            value: [company.Adress1, company.Adress2].filter(line => line !== '').join(', ') || texts.none,
          },
          { label: texts.years, value: years.join(', '), numeric: true },
        ]}
      />
    </Section>
  )
}
