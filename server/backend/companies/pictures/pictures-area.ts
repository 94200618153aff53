import { eq, ne } from 'drizzle-orm'
import { mostPictureBytes } from '#contracts/companies/picture-file.rules.ts'
import type { pictureCalls } from '#contracts/companies/pictures.calls.ts'
import { errors } from '#contracts/errors.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { company, companyPicture } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { settingsChanged } from '../../settings/change-settings.ts'
import type { ChosenCompany } from '../../sign-in/session/caller.ts'
import { decodePicture } from './decode-picture.ts'

export const picturesArea: Handlers<typeof pictureCalls> = {
  async change({ tx, company: chosen, body }) {
    const content = Buffer.from(body.Content, 'base64')
    if (content.length > mostPictureBytes) throw new Refusal(errors.pictureTooLarge)
    const type = await decodePicture(content)
    if (!type) throw new Refusal(errors.pictureRefused)
    const [made] = await tx.insert(companyPicture).values({ type, content }).returning({ id: companyPicture.id })
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
 * The company has that picture, or none. Its settings keep their version, for nothing that a form
 * holds has changed; the event is theirs, so that everybody who works in the company fetches it
 * anew.
 */
async function setPicture(tx: Transaction, { ftgKey }: ChosenCompany, pictureId: string | null): Promise<void> {
  const [before] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  if (!before || before.pictureId === pictureId) return
  await tx.update(company).set({ pictureId }).where(eq(company.ftgKey, ftgKey))
  const PictureId = { from: before.pictureId ?? noGuid, to: pictureId ?? noGuid }
  await appendEvent(tx, { type: settingsChanged, ftgKey, payload: { version: before.version, changes: { PictureId } } })
}
