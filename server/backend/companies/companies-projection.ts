import {
  companyArchived,
  companyEvents,
  companyRecorded,
  companySentences,
  companyUnarchived,
} from '../copies/company-events.ts'
import { defineProjection } from '../platform/replay/define-projection.ts'
import { companyTables } from '../platform/replay/projected-tables.ts'
import type { Rows } from '../platform/replay/rows.ts'

const archived = (isArchived: boolean) => (rows: Rows) =>
  rows.change('company', row => ({ ...row, archived: isArchived }))

const sentences: typeof companySentences = {
  ...companySentences,
  [companyRecorded]: () => 'Företagets uppgifter antecknades som de då var',
  [companyEvents.removed]: () => 'Företaget togs bort',
}

export const companiesProjection = defineProjection({
  subject: 'companies',
  tables: companyTables,
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
