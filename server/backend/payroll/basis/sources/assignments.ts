import { propertiesOf } from '../../../person/employee-row.ts'
import { assignedPersonOf, assignedRows } from '../../assignments/stored-assignments.ts'
import { paySource } from '../pay-source.ts'

/** The rows of pay assignments. */
export const assignments = paySource({
  name: 'assignments',
  gives: ['entered'],
  async read({ tx, period, persons, people }) {
    const properties = await propertiesOf(tx, persons)
    const rows = await assignedRows(
      tx,
      period,
      people.map(({ paid, person }) => assignedPersonOf(paid, properties.get(person.number) ?? [])),
    )
    return ({ person }) => ({ facts: () => ({ entered: rows.get(person.number) ?? [] }) })
  },
})
