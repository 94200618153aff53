import { defineProjection } from '../platform/replay/define-projection.ts'
import type { Rows } from '../platform/replay/rows.ts'
import { company } from '../tables/schema.ts'
import { companyArchived, companyEvents, companyRecorded, companyUnarchived, toldOfCompany } from './events.ts'

const archived = (isArchived: boolean) => (rows: Rows) =>
  rows.change('company', row => ({ ...row, archived: isArchived }))

const sentences: typeof toldOfCompany = {
  ...toldOfCompany,
  [companyRecorded]: () => 'Företagets uppgifter antecknades som de då var',
  [companyEvents.removed]: () => 'Företaget togs bort',
}

export const companiesProjection = defineProjection({
  subject: 'companies',
  tables: [
    {
      table: company,
      withheld: {
        // A sole trader's is a personal number; a company's begins with 16.
        orgnr: `r.orgnr <> '' and r.orgnr not like '16%'`,
        'settings,BankPersonNr': `r.settings ->> 'BankPersonNr' <> ''`,
      },
    },
  ],
  fold: {
    [companyArchived]: archived(true),
    [companyUnarchived]: archived(false),
    [companyEvents.removed]: rows => rows.removeAll(),
  },
  story: Object.fromEntries(
    Object.entries(sentences).map(([type, text]) => [
      type,
      (payload: Record<string, unknown>) => [{ thing: 'company', text: text(payload) }],
    ]),
  ),
})
