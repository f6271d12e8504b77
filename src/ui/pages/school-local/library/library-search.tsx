import { Button } from '@radix-ui/themes'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { isComposing } from '../../../components/key-events.ts'
import { libraryCopy } from '../../../copy/library-copy.ts'

export interface LibrarySearchProps {
  /** What the address says. */
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

/** A keyword within the school; an empty one searches for nothing. */
export const LibrarySearch = ({ keyword, onSearch }: LibrarySearchProps) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
  }
  return (
    <form className="school-library__search" onSubmit={submit}>
      <input
        // Another keyword in the address is another field.
        key={keyword}
        name="keyword"
        type="search"
        autoComplete="off"
        maxLength={MAX_KEYWORD_LENGTH}
        aria-label={libraryCopy.keyword}
        placeholder={libraryCopy.keyword}
        defaultValue={keyword}
        onKeyDown={press}
      />
      <Button type="submit" variant="soft">
        {libraryCopy.search}
      </Button>
    </form>
  )
}
