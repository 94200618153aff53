import { downloads } from '#contracts/downloads.ts'
import { errors } from '#contracts/errors.ts'
import { fileAt } from '#contracts/file-jobs/job-files.ts'
import { readNotifications } from '../messages/notifications.ts'
import { ownerOfKeys } from '../platform/http/caller.ts'
import type { FileHandler } from '../platform/http/download-route.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { seesProtected } from '../platform/privacy/protected-person.ts'
import { contentOf, findFile, protectedPersons } from './stored-file.ts'

/**
 * Answers with the file that a job has made, and marks its notification as read. What opens it is
 * asked anew. An account that sees less than the file says of persons with protected identities is
 * refused: what it may see now is made anew.
 */
export const jobFileDownload: FileHandler = async ({ tx, caller, params: { Id = '' }, opens }) => {
  const file = await findFile(tx, Id, ownerOfKeys(caller))
  const wanted = file && fileAt(file.path)
  if (!wanted) throw new Refusal(errors.fileGone)
  if (!(await opens(downloads[wanted.name].access))) throw new Refusal(errors.rightMissing)
  if (!(await seesProtected(opens, 'Registry.PerReg'))) {
    const isAsNow = !file.showsProtected && file.protectedPersons === (await protectedPersons(tx))
    if (!isAsNow) throw new Refusal(errors.fileOutdated)
  }
  await readNotifications(tx, caller.account.login, Id)
  return { name: file.name, type: file.type, content: await contentOf(tx, Id) }
}
