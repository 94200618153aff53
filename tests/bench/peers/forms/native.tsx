import { compete, PlainCards, PlainField } from './contestant.tsx'
import { begunWith } from './fields.ts'

/** Inputs without any form library. */
compete(() => (
  <PlainCards>
    {name => (
      <PlainField key={name} name={name} error={undefined}>
        {props => <input {...props} name={name} defaultValue={begunWith(name)} />}
      </PlainField>
    )}
  </PlainCards>
))
