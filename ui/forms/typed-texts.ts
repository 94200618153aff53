import { sealedText } from '#machines/kit/form/form.secrets.ts'
import { today } from '#ui/text/format.ts'
import type { FormEnvironment, FormFlow } from './form-context.tsx'

/**
 * What is typed and not yet told: the key is painted first, and the flow hears of it in the task
 * after.
 */
export interface TypedTexts {
  /** A key in a field: the text as it now stands. Of several before the paint, the last is told. */
  readonly type: (field: string, text: string) => void
  /** What is typed is told at once, in the order in which the fields were begun with. */
  readonly flush: () => void
  /** The control shows more than the flow knows. */
  readonly isPending: (field: string) => boolean
}

/**
 * @param tell passes a text on to the flow
 * @param soon runs it once what is typed has been painted; what it returns calls that off
 */
export function typedTexts(tell: (field: string, text: string) => void, soon = afterPaint): TypedTexts {
  const pending = new Map<string, string>()
  let callOff: (() => void) | undefined
  const flush = () => {
    callOff?.()
    callOff = undefined
    for (const [field, text] of pending) {
      // First, as the control is fed again by whatever this leads to.
      pending.delete(field)
      tell(field, text)
    }
  }
  return {
    type(field, text) {
      pending.set(field, text)
      callOff ??= soon(flush)
    },
    flush,
    isPending: field => pending.has(field),
  }
}

/** Passes on what is typed; in the place of a personal number its reference. */
export const toFlow =
  ({ flow, layout: { model }, vault }: Pick<FormEnvironment, 'flow' | 'layout' | 'vault'>) =>
  (name: string, text: string): void => {
    const field = model.fields[name]
    const sealed = field?.isSecret ? sealedText(field, text, today(), vault) : { text }
    flow.send({ type: 'form.type', field: name, ...sealed })
  }

/** A page that is not seen draws no frames, and waits for none. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lazy = () => {
    timer = setTimeout(run)
  }
  if (document.hidden) lazy()
  const frame = document.hidden ? undefined : requestAnimationFrame(lazy)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The flow, told of what is typed before it is told of anything else. */
export const toldFirst = (flow: FormFlow, { flush }: TypedTexts): FormFlow => {
  const send: FormFlow['send'] = event => {
    flush()
    flow.send(event)
  }
  return Object.create(flow, { send: { value: send } })
}

/**
 * Whatever may lead away, or to something that asks whether all is saved, is preceded by what is
 * typed: a press, a key that writes nothing, and the page's going. Who waits for the frame instead
 * may have lost it by then.
 */
export function tellBeforeLeaving({ flush }: TypedTexts): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const onKey = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) flush()
  }
  window.addEventListener('keydown', onKey, options)
  for (const sign of ['pointerdown', 'pagehide', 'visibilitychange']) window.addEventListener(sign, flush, options)
  return () => listening.abort()
}

/**
 * What a widget that holds a text is given: the control keeps what is typed, and is only fed what
 * comes from elsewhere.
 */
export interface TypedText {
  readonly ref: (control: HTMLInputElement | HTMLTextAreaElement | null) => (() => void) | undefined
  readonly onChange: (text: string) => void
  readonly onCompositionStart: () => void
  readonly onCompositionEnd: () => void
}

interface TypedTextSource {
  readonly texts: TypedTexts
  readonly name: string
  /** What stands in the field, as the flow knows it. */
  readonly text: () => string
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * A control that React leaves alone. React draws nothing when a key is pressed, nor does what is
 * drawn later disturb what is typed.
 */
export function typedText({ texts, name, text, subscribe }: TypedTextSource): TypedText {
  let shown: HTMLInputElement | HTMLTextAreaElement | null = null
  let isComposing = false
  return {
    ref(control) {
      if (!control) return
      shown = control
      isComposing = false
      const feed = () => {
        if (isComposing || texts.isPending(name)) return
        const now = text()
        if (control.value !== now) control.value = now
      }
      feed()
      const leave = subscribe(feed)
      return () => {
        // It goes, and leaves nothing behind.
        if (texts.isPending(name)) texts.flush()
        leave()
        shown = null
      }
    },
    // What is being composed (by an input method, a dead key) would be broken off; what it has come
    // to is told when it is done.
    onCompositionStart() {
      isComposing = true
    },
    onCompositionEnd() {
      isComposing = false
      if (shown) texts.type(name, shown.value)
    },
    onChange(now) {
      // A day that was picked is not in the control yet.
      if (shown && shown.value !== now) shown.value = now
      texts.type(name, now)
    },
  }
}
