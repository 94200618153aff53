import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { formFlow, formMachine } from './form.machine.ts'
import { formSecrets } from './form.secrets.ts'

/**
 * The form of a company's settings, over its six screens. It is fetched with them: see
 * `ui/runtime/lazy`.
 */
export const companySettingsForm = {
  flow: formFlow(formMachine('companySettings', companySettingsLayout)),
  secrets: formSecrets(companySettingsLayout.model),
}
