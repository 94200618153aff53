import { useState } from 'react'
import { defaultInactivityMinutes } from '#contracts/headers.ts'
import { pageSizes } from '#contracts/rules/page-size.ts'
import { post } from '#machines/kit/shared/letter.ts'
import * as selectIdle from '#machines/sign-in/idle-logout/idle-logout.select.ts'
import { css } from '#styled-system/css/index.js'
import { useColourMode, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { settingsTexts } from '#ui/screens/account/account.text.ts'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { NumberInput } from '#ui/widgets/field/number-input.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { Segments } from '#ui/widgets/segments/segments.tsx'
import { Setting, SettingList } from '#ui/widgets/setting/setting.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'

const texts = settingsTexts.device
const modes = (['system', 'light', 'dark'] as const).map(value => ({ value, label: shellTexts.colourModes[value] }))
const sizes = pageSizes.map(size => ({ value: String(size), label: String(size) }))
const error = css({ color: 'error.text', textStyle: 'caption' })

/** Renders the settings that this browser stores. Each change applies at once. */
export function DeviceSettings() {
  const { colourMode, storage } = useRuntime()
  const mode = useColourMode() ?? 'system'
  const [rows, setRows] = useState(storage.rowsPerPage.read)
  const [singleKeys, setSingleKeys] = useState(() => storage.singleKeys.read() !== 'off')
  const chooseRows = (chosen: string) => {
    const size = pageSizes.find(each => String(each) === chosen)
    if (size === undefined) return
    storage.rowsPerPage.write(size)
    setRows(size)
  }
  const chooseKeys = (isOn: boolean) => {
    storage.singleKeys.write(isOn ? 'on' : 'off')
    setSingleKeys(isOn)
  }
  return (
    <Section title={texts.title} description={texts.description} padding="none">
      <SettingList>
        <Setting
          id="own-colour"
          label={texts.colour}
          hint={texts.colourHint}
          control={ids => (
            <Segments
              {...ids}
              value={mode}
              onChange={chosen => colourMode.choose(chosen === 'system' ? null : chosen)}
              options={modes}
            />
          )}
        />
        <Setting
          id="own-rows"
          label={texts.rows}
          hint={texts.rowsHint}
          control={ids => <Segments {...ids} value={String(rows)} onChange={chooseRows} options={sizes} />}
        />
        <IdleSetting />
        <Setting
          id="own-single-keys"
          label={texts.singleKeys}
          hint={texts.singleKeysHint}
          control={ids => <Switch {...ids} checked={singleKeys} onChange={chooseKeys} />}
        />
      </SettingList>
    </Section>
  )
}

/** The maximum number of minutes: one day, the same limit as the server's. */
const maxMinutes = 1440

/**
 * Renders the idle time before logout. A valid number of minutes is stored at once and sent to the
 * idle-logout flow, if it runs.
 */
function IdleSetting() {
  const { app, storage } = useRuntime()
  const most = useSelect('idleLogout', selectIdle.most)
  const [written, setWritten] = useState(() => String(storage.inactivityTimer.read() ?? defaultInactivityMinutes))
  const minutes = /^\d{1,4}$/.test(written) && Number(written) <= maxMinutes ? Number(written) : null
  const write = (text: string) => {
    const typed = text.trim().replace(/^[-−]\d*$/, '0')
    setWritten(typed)
    const value = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN
    if (!(value <= maxMinutes)) return
    storage.inactivityTimer.write(value)
    post(app.system, 'idleLogout', { type: 'idle.setTimeout', minutes: value })
  }
  return (
    <Setting
      id="own-idle"
      label={texts.idle}
      hint={texts.idleHint(most)}
      control={ids => (
        <NumberInput {...ids} value={written} onChange={write} unit={texts.idleUnit} invalid={minutes === null} />
      )}
    >
      {minutes === null && (
        <p className={error} role="alert">
          {texts.idleWrong}
        </p>
      )}
    </Setting>
  )
}
