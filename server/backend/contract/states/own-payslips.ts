import { eq } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { employee, userAccount } from '../../tables/schema.ts'
import { type PactStates, type PactTools, text } from '../pact-tools.ts'

/** Returns the handler of the state of an account whose person is an employee. */
export const ownPayslipStates = ({ chosen, inCompany, keepValues }: PactTools): PactStates => ({
  [states.isEmployee('', '', '').name]: async (params, undo) => {
    const tenant = await chosen(params)
    const isAccount = eq(userAccount.login, text(params, 'Login'))
    const isPerson = eq(employee.employmentNumber, text(params, 'AnstNr'))
    const run: Parameters<typeof keepValues>[0] = work => inCompany(tenant, work)
    await keepValues(
      run,
      userAccount,
      isAccount,
      column => column === 'personalNumber' || column === 'personalNumberConfirmed',
      undo,
    )
    await run(async tx => {
      const [person] = await tx.select().from(employee).where(isPerson)
      await tx
        .update(userAccount)
        .set({ personalNumber: person?.personalNumber ?? '', personalNumberConfirmed: 'BANKID' })
        .where(isAccount)
    })
    return {}
  },
})
