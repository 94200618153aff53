import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { formFlow, formMachine } from './form.machine.ts'

/** The form of a company's settings, over its six screens. It is fetched with them: see `ui/runtime/later-flows.ts`. */
export const companySettingsMachine = formMachine('companySettings', companySettingsLayout)

/** How the journal knows it. */
export const companySettingsFlow = formFlow(companySettingsMachine)
