import { useForm } from '@tanstack/react-form'
import { compete, PlainCards, PlainField } from './contestant.tsx'
import { begunWith, labelOf, names, problemOf } from './fields.ts'

/** Renders the form as in the documentation: one field component each, validated on blur. */
function Form() {
  const form = useForm({ defaultValues: Object.fromEntries(names.map(name => [name, begunWith(name)])) })
  return (
    <>
      <PlainCards>
        {name => (
          <form.Field
            key={name}
            name={name}
            validators={{
              onChange: ({ value, fieldApi }) =>
                fieldApi.state.meta.isBlurred ? problemOf(labelOf(name), String(value)) : undefined,
              onBlur: ({ value }) => problemOf(labelOf(name), String(value)),
            }}
          >
            {field => (
              <PlainField name={name} error={field.state.meta.errors[0]}>
                {props => (
                  <input
                    {...props}
                    name={name}
                    value={String(field.state.value)}
                    onChange={event => field.handleChange(event.target.value)}
                    onBlur={field.handleBlur}
                  />
                )}
              </PlainField>
            )}
          </form.Field>
        )}
      </PlainCards>
      <form.Subscribe selector={state => Object.values(state.fieldMeta).filter(meta => meta?.isDirty).length}>
        {count => <p>{count}</p>}
      </form.Subscribe>
    </>
  )
}

compete(() => <Form />)
