import './keyword-form.css'
import { type KeyboardEvent, type SubmitEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { ExtendedIcon } from './extended-icon.tsx'
import { isComposing } from './key-events.ts'

/** What the wire takes (contract: keywords). */

export interface KeywordFormProps {
  /** What the address says; empty where nothing is looked for. */
  readonly keyword: string
  readonly label: string
  readonly find: string
  readonly clear: string
  /** The address without a keyword. */
  readonly clearTo: string
  /** Trimmed; empty looks for nothing. */
  readonly onFind: (keyword: string) => void
}

/** Looks for words among what a page shows. Another keyword in the address is another field: give it as the `key`. */
export const KeywordForm = ({ keyword, label, find, clear, clearTo, onFind }: KeywordFormProps) => {
  const field = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    onFind(typeof typed === 'string' ? typed.trim() : '')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
  }
  return (
    <form className="keyword-form" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={field}>
        {label}
      </label>
      <input
        id={field}
        name="keyword"
        type="text"
        autoComplete="off"
        placeholder={label}
        maxLength={MAX_KEYWORD_LENGTH}
        defaultValue={keyword}
        onKeyDown={press}
      />
      {keyword !== '' && (
        <Link className="keyword-form__clear" to={clearTo} aria-label={clear}>
          <ExtendedIcon name="close" />
        </Link>
      )}
      <button type="submit" aria-label={find}>
        <ExtendedIcon name="search" />
      </button>
    </form>
  )
}
