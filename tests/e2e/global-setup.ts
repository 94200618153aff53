import { RunningApp } from '../harness/running-app.ts'
import { forgetJournals } from '../harness/saved-journals.ts'

/** Prepares, before all browser tests, the data that their applications start with. */
export default () => {
  forgetJournals()
  return RunningApp.makeTemplate()
}
