import { RunningApp } from '../harness/running-app.ts'
import { forgetJournals } from '../harness/saved-journals.ts'
import holdTemporaryFolder from '../harness/temporary-folder.ts'
import { beginTestDate } from '../harness/test-date.ts'

/** Prepares, before all browser tests, the data that their applications start with. */
export default async () => {
  forgetJournals()
  beginTestDate()
  const removeFolder = holdTemporaryFolder()
  await RunningApp.makeTemplate()
  return removeFolder
}
