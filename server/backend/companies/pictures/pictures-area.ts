import { eq, ne } from 'drizzle-orm'
import type { pictureCalls } from '#contracts/companies/pictures.calls.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import type { ChosenCompany } from '../../platform/http/caller.ts'
import { settingsChanged } from '../../settings/change-settings.ts'
import { company, companyPicture } from '../../tables/schema.ts'
import { pictureIn } from './picture-content.ts'

export const picturesArea: Handlers<typeof pictureCalls> = {
  async change({ tx, company: chosen, body }) {
    const [made] = await tx
      .insert(companyPicture)
      .values(await pictureIn(body))
      .returning({ id: companyPicture.id })
    const Id = made?.id ?? ''
    await tx.delete(companyPicture).where(ne(companyPicture.id, Id))
    await setPicture(tx, chosen, Id)
    return { Id }
  },
  async remove({ tx, company: chosen }) {
    await tx.delete(companyPicture)
    await setPicture(tx, chosen, null)
    return null
  },
}

/**
 * Sets or removes a company's picture. The settings keep their version, since no form field
 * changes. The event is that of settings, so that every user of the company reloads them.
 */
async function setPicture(tx: Transaction, { ftgKey }: ChosenCompany, pictureId: string | null): Promise<void> {
  const [before] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  if (!before || before.pictureId === pictureId) return
  await tx.update(company).set({ pictureId }).where(eq(company.ftgKey, ftgKey))
  const PictureId = { from: before.pictureId ?? noGuid, to: pictureId ?? noGuid }
  await appendEvent(tx, { type: settingsChanged, ftgKey, payload: { version: before.version, changes: { PictureId } } })
}
