import { eq } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import { states } from '#contracts/pact/states.ts'
import type { RegisterName } from '#contracts/registers/names.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { conditionsOf } from '#contracts/rights/conditions.ts'
import { company, employee, employeeProperty } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { list, type PactStates, type PactTools, type Params, text } from '../platform/pact/pact-tools.ts'
import { registerStore } from './register-store.ts'
import { addAgreements } from './standard-registers.ts'

const registerIn = (params: Params) => registers[text(params, 'Register') as RegisterName]

const someone: typeof employee.$inferInsert = {
  ...{ employmentNumber: '1', firstName: 'Anna', lastName: 'Andersson', employmentForm: 'TV' },
  ...{ employedFrom: '2021-03-01', salaryForm: 'MÅN', salary: '30000' },
}

/** Makes somebody refer to an item. A register that nothing refers to has none. */
const references: Partial<Record<RegisterName, (tx: Transaction, key: string) => Promise<unknown>>> = {
  departments: (tx, departmentId) => tx.insert(employee).values({ ...someone, departmentId }),
  async properties(tx, propertyId) {
    await tx.insert(employee).values(someone)
    await tx.insert(employeeProperty).values({ employmentNumber: someone.employmentNumber, propertyId })
  },
}

/** Returns the handlers of the states of registers. */
export function registerStates({ chosen, inCompany, fresh }: PactTools): PactStates {
  return {
    [states.register('', '', '', '', []).name]: async (params, undo) => {
      const tenant = await fresh(params, undo)
      const register = registerIn(params)
      const rules = conditionsOf(`${register.area}.Read` as Right)
      const flags = rules.flatMap(rule => ('company' in rule ? [[rule.company, true]] : []))
      await inCompany(tenant, async tx => {
        await tx
          .update(company)
          .set({ settings: Object.fromEntries(flags) })
          .where(eq(company.ftgKey, tenant.ftgKey))
        if (rules.some(rule => 'agreement' in rule)) await addAgreements(tx, 'STANDARD')
        const store = registerStore(register)
        for (const values of list<FormValues>(params, 'Items')) await store.add(tx, values)
      })
      return {}
    },
    [states.registerItemUsed('', '', '', '').name]: async params => {
      const refer = references[text(params, 'Register') as RegisterName]
      if (!refer) throw new Error(`Nothing refers to an item of ${text(params, 'Register')}`)
      await inCompany(await chosen(params), tx => refer(tx, text(params, 'Key')))
      return {}
    },
  }
}
