import './search-box.css'
import { Button, IconButton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { isComposing } from '../components/key-events.ts'
import { copy } from '../copy/copy.ts'
import { CategorySelect } from './category-select.tsx'
import { optionId, SearchPanel } from './search-panel.tsx'

/** Category, keyword, button, and the panel of recent and hot searches. R-search-1 to R-search-3. */
export const SearchBox = ({ prominent = false }: { prominent?: boolean }) => {
  const { searchPanel } = useActors()
  const keyword = useSelector(searchPanel, ({ context }) => context.keyword)
  const highlighted = useSelector(searchPanel, ({ context }) => context.highlighted)
  const open = useSelector(searchPanel, (snapshot) => snapshot.matches('open'))
  const panelId = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!open) return
    const dismissOutside = ({ target }: Event) => {
      if (!(target instanceof Node && form.current?.contains(target)))
        searchPanel.send({ type: 'search.dismiss' })
    }
    document.addEventListener('pointerdown', dismissOutside)
    document.addEventListener('focusin', dismissOutside)
    return () => {
      document.removeEventListener('pointerdown', dismissOutside)
      document.removeEventListener('focusin', dismissOutside)
    }
  }, [open, searchPanel])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    searchPanel.send({ type: 'search.submitTyped' })
  }

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        searchPanel.send({ type: 'search.move', by: event.key === 'ArrowDown' ? 1 : -1 })
        break
      case 'Enter':
        event.preventDefault()
        searchPanel.send({ type: 'search.submit' })
        break
    }
  }

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || isComposing(event)) return
    event.preventDefault()
    input.current?.focus()
    searchPanel.send({ type: 'search.dismiss' })
  }

  return (
    <form
      ref={form}
      className="search-box"
      role="search"
      data-prominent={prominent}
      onSubmit={submit}
      onKeyDown={leave}
    >
      <div className="search-box__field">
        <CategorySelect />
        <input
          ref={input}
          className="search-box__input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={copy.search.keyword}
          aria-autocomplete="list"
          aria-controls={open ? panelId : undefined}
          aria-activedescendant={open && highlighted >= 0 ? optionId(panelId, highlighted) : undefined}
          placeholder={copy.search.placeholder}
          value={keyword}
          onFocus={() => searchPanel.send({ type: 'search.focus' })}
          onClick={() => searchPanel.send({ type: 'search.focus' })}
          onChange={({ target }) => searchPanel.send({ type: 'search.type', keyword: target.value })}
          onKeyDown={press}
        />
        {keyword !== '' && (
          <IconButton
            className="search-box__clear"
            type="button"
            variant="ghost"
            color="gray"
            size="1"
            aria-label={copy.search.clear}
            onClick={() => {
              searchPanel.send({ type: 'search.type', keyword: '' })
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
        <Button type="submit" className="search-box__submit" size={prominent ? '3' : '2'}>
          <Icon name="search" size={18} />
          <span>{copy.search.submit}</span>
        </Button>
      </div>
      {open && <SearchPanel id={panelId} onForget={() => input.current?.focus()} />}
    </form>
  )
}
