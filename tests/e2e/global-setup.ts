import { RunningApp } from '../harness/running-app.ts'

/** Before all browser tests: the data that their applications begin with. */
export default () => RunningApp.makeTemplate()
