import { eq } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { cardNumber, company } from '../../tables/schema.ts'
import { list, type PactStates, type PactTools } from '../pact-tools.ts'

type Stored = Parameters<typeof states.cardNumbers>[2][number]

/** Returns the handlers of the states of card numbers. */
export function cardNumberStates({ chosen, inCompany, keepRows, keepValues }: PactTools): PactStates {
  return {
    [states.cardNumbers('', '', []).name]: async (params, undo) => {
      const tenant = await chosen(params)
      const run: PactTools['asSystem'] = work => inCompany(tenant, work)
      await keepValues(run, company, eq(company.ftgKey, tenant.ftgKey), column => column === 'settings', undo)
      await keepRows(run, cardNumber, eq(cardNumber.ftgKey, tenant.ftgKey), undo)
      await run(async tx => {
        const [row] = await tx.select().from(company).where(eq(company.ftgKey, tenant.ftgKey))
        const settings = { ...row?.settings, UseKortNrPIN: true }
        await tx.update(company).set({ settings }).where(eq(company.ftgKey, tenant.ftgKey))
        await tx.delete(cardNumber)
        const cards = list<Stored>(params, 'CardNumbers').map(card => ({
          id: card.Id,
          employmentNumber: card.AnstNr,
          number: card.KortNr,
          pin: card.PIN,
          validFrom: card.FromDatum,
          validTo: card.TomDatum,
          version: card.Version,
        }))
        if (cards.length > 0) await tx.insert(cardNumber).values(cards)
      })
      return {}
    },
  }
}
