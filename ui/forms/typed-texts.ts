import { sealedText } from '#machines/kit/form/form.secrets.ts'
import { leaving } from '#ui/runtime/leaving.ts'
import { today } from '#ui/text/format.ts'
import type { FormEnvironment, FormFlow } from './form-environment.ts'

/**
 * Typed text that the flow has not yet received: the browser paints the key first, and the flow
 * receives the text in the next task.
 */
export interface TypedTexts {
  /** Records the field's current text. Of several changes before a paint, the last is sent. */
  readonly type: (field: string, text: string) => void
  /** Sends the recorded texts at once, in the order in which their fields were first changed. */
  readonly flush: () => void
  /** True when the control's text is newer than the flow's. */
  readonly isPending: (field: string) => boolean
}

/**
 * @param tell sends a text to the flow
 * @param soon runs its callback after the next paint, and returns a function that cancels it
 */
export function typedTexts(tell: (field: string, text: string) => void, soon = afterPaint): TypedTexts {
  const pending = new Map<string, string>()
  let callOff: (() => void) | undefined
  const flush = () => {
    callOff?.()
    callOff = undefined
    for (const [field, text] of pending) {
      // Deleted first, because the effects of the next call may update the control.
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

/** Sends a typed text to the flow; a personal number as a reference. */
export const toFlow =
  ({ flow, layout: { model }, vault }: Pick<FormEnvironment, 'flow' | 'layout' | 'vault'>) =>
  (name: string, text: string): void => {
    const field = model.fields[name]
    const sealed = field?.isSecret ? sealedText(field, text, today(), vault) : { text }
    flow.send({ type: 'form.type', field: name, ...sealed })
  }

/** A hidden page renders no frames, so it does not wait for one. */
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

/** Returns the flow with every event preceded by the recorded texts. */
export const flushedFirst = (flow: FormFlow, { flush }: TypedTexts): FormFlow => {
  const send: FormFlow['send'] = event => {
    flush()
    flow.send(event)
  }
  return Object.create(flow, { send: { value: send } })
}

/**
 * Flushes the recorded texts before anything that may leave the form or check for unsaved changes:
 * a press, a non-text key, and the page's hiding or end. Waiting for the next frame could lose
 * them.
 */
export function tellBeforeLeaving({ flush }: TypedTexts): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const onKey = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) flush()
  }
  window.addEventListener('keydown', onKey, options)
  const signs = ['pointerdown', leaving, 'pagehide', 'visibilitychange']
  for (const sign of signs) window.addEventListener(sign, flush, options)
  return () => listening.abort()
}

/**
 * The properties of a text widget: the control owns its text, and is updated only from elsewhere.
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
  /** Returns the field's text as the flow knows it. */
  readonly text: () => string
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Connects an uncontrolled element. React does not render on a keystroke, and later renders do not
 * disturb the text.
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
        // Flushes on unmount.
        if (texts.isPending(name)) texts.flush()
        leave()
        shown = null
      }
    },
    // An update would interrupt a composition (input method, dead key). The text is reported when
    // the composition ends.
    onCompositionStart() {
      isComposing = true
    },
    onCompositionEnd() {
      isComposing = false
      if (shown) texts.type(name, shown.value)
    },
    onChange(now) {
      // A picked date is not yet in the control.
      if (shown && shown.value !== now) shown.value = now
      texts.type(name, now)
    },
  }
}
