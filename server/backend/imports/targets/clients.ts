import { registers } from '#contracts/registers/registers.ts'
import { itemsIn } from '../../registers/register-area.ts'
import { oneByOne } from './target.ts'

const register = registers.clients

/** Stores clients as the form does. Fields that the file lacks keep their values. */
export const clients = oneByOne(
  ({ values }) => String(values[register.key] ?? ''),
  async (tx, { values }, today) => {
    const { store, create, change } = itemsIn(register)
    const { [register.key]: key = '', ...others } = values
    const stored = await store.one(tx, String(key), true)
    if (!stored) {
      await create(tx, { ...register.model.write(register.model.defaults(today), today), ...values }, today)
      return 'NY'
    }
    const version = await change(tx, String(key), stored.version, others, today)
    return version === stored.version ? 'OFORANDRAD' : 'ANDRAD'
  },
)
