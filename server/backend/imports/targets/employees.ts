import { eq } from 'drizzle-orm'
import { changeEmployee, createEmployee } from '../../employees/change-employee.ts'
import { employee } from '../../platform/database/schema.ts'
import { oneByOne } from './target.ts'

/**
 * Stores employees as the form does. Fields that the file lacks keep their values; dated ones
 * change from GallerFran on, by default from today.
 */
export const employees = oneByOne(
  ({ values }) => String(values.AnstNr ?? ''),
  async (tx, { values }, today) => {
    const { GallerFran = today, ...Values } = values
    const number = String(Values.AnstNr ?? '')
    const [row] = await tx
      .select({ version: employee.version })
      .from(employee)
      .where(eq(employee.employmentNumber, number))
      .for('update')
    if (!row) {
      await createEmployee(tx, Values, today)
      return 'NY'
    }
    const change = { Version: row.version, GallerFran: String(GallerFran), Values }
    return (await changeEmployee(tx, number, change, today)) === row.version ? 'OFORANDRAD' : 'ANDRAD'
  },
)
