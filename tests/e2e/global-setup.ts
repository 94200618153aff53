import { RunningApp } from '../harness/running-app.ts'

/** Prepares, before all browser tests, the data that their applications start with. */
export default () => RunningApp.makeTemplate()
