import '#ui/theme/styles.css'
import '#ui/runtime/zod-without-eval.ts'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { chartOf } from '#machines/kit/chart/chart-model.ts'
import { companySettingsForm } from '#machines/kit/form/form.company-settings.ts'
import { tableMachine } from '#machines/kit/table/table.machine.ts'
import { bankIdMachine } from '#machines/sign-in/bankid/bankid.machine.ts'
import { sessionMachine } from '#machines/sign-in/session/session.machine.ts'
import { FlowChart } from '#ui/flows/chart/flow-chart.tsx'

const machines = {
  session: sessionMachine,
  bankid: bankIdMachine,
  table: tableMachine,
  form: companySettingsForm.flow.machine,
}

/** What has happened: some states are active, and every third transition was taken. */
function marksOf(machine: (typeof machines)[keyof typeof machines]) {
  const { states, transitions } = chartOf(machine)
  const taken = transitions.filter((_, place) => place % 3 === 0).map(({ key }) => key)
  return {
    active: new Set(states.filter((_, place) => place === 0 || place === 2).map(({ id }) => id)),
    heat: new Map(taken.map((key, place) => [key, 3 ** (place % 5)])),
    recent: new Set(taken.slice(0, 1)),
  }
}

function Page() {
  const [flow, setFlow] = useState<keyof typeof machines>('session')
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<string | null>(null)
  const [marks, setMarks] = useState<ReturnType<typeof marksOf>>()
  const machine = machines[flow]
  return (
    <main style={{ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100dvh' }}>
      <div>
        <h1>Diagram</h1>
        <label>
          Flöde
          <select value={flow} onChange={({ target }) => setFlow(target.value as typeof flow)}>
            {Object.keys(machines).map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Sök
          <input value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button type="button" onClick={() => setMarks(marksOf(machine))}>
          Händ
        </button>
        <output aria-label="Valt">{selected}</output>
      </div>
      <div style={{ position: 'relative' }}>
        <FlowChart key={flow} machine={machine} {...marks} search={search} selected={selected} onSelect={setSelected} />
      </div>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
