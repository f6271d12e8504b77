import './pager.css'
import { Button, IconButton } from '@radix-ui/themes'
import { type SubmitEvent, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LAST_PAGE } from '#domain/kernel/page.ts'
import { listCopy } from '../copy/list-copy.ts'
import { Icon } from './icon.tsx'

export interface PagerProps {
  /** From 1; one beyond the end is the last. */
  readonly page: number
  readonly pages: number
  /** Absent where the pages of a list have no addresses, as in a dialog. */
  readonly addressOf?: (page: number) => string
  /** Another page was asked for: the focus belongs to what comes. */
  readonly onTurn: (page: number) => void
}

/** The pages of a list; nothing where there is only one. */
export const Pager = ({ page: asked, pages, ...turning }: PagerProps) => {
  if (pages <= 1) return null
  const page = Math.min(asked, pages)
  return (
    <nav className="pager" aria-label={listCopy.pager}>
      <Step name={listCopy.previous} to={page > 1 ? page - 1 : null} back {...turning} />
      <ol className="pager__numbers">
        {shownPages(page, pages).map((number, index, shown) => (
          <li key={number} data-gap={number - (shown[index - 1] ?? 0) > 1}>
            <PageNumber number={number} isHere={number === page} {...turning} />
          </li>
        ))}
      </ol>
      <span className="pager__position" aria-hidden="true">
        {listCopy.pageOf(page, pages)}
      </span>
      <Step name={listCopy.next} to={page < pages ? page + 1 : null} {...turning} />
      <Jump pages={pages} {...turning} />
    </nav>
  )
}

type Turning = Pick<PagerProps, 'addressOf' | 'onTurn'>

interface PageNumberProps extends Turning {
  readonly number: number
  readonly isHere: boolean
}

const PageNumber = ({ number, isHere, addressOf, onTurn }: PageNumberProps) => {
  const named = {
    'aria-label': listCopy.pageNumber(number),
    'aria-current': isHere ? 'page' : undefined,
    onClick: () => onTurn(number),
    children: number,
  } as const
  return addressOf === undefined ? (
    <button type="button" {...named} />
  ) : (
    <Link to={addressOf(number)} {...named} />
  )
}

/** The first, last, current and neighbouring pages. */
export const shownPages = (page: number, pages: number): readonly number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other)

interface StepProps extends Turning {
  readonly name: string
  /** Null at the end. */
  readonly to: number | null
  readonly back?: boolean
}

const Step = ({ name, to, back = false, addressOf, onTurn }: StepProps) => {
  const icon = <Icon name={back ? 'chevronLeft' : 'chevronRight'} />
  if (to === null || addressOf === undefined)
    return (
      <IconButton
        type="button"
        variant="soft"
        color="gray"
        disabled={to === null}
        aria-label={name}
        onClick={() => to !== null && onTurn(to)}
      >
        {icon}
      </IconButton>
    )
  return (
    <IconButton asChild variant="soft" color="gray">
      <Link to={addressOf(to)} aria-label={name} rel={back ? 'prev' : 'next'} onClick={() => onTurn(to)}>
        {icon}
      </Link>
    </IconButton>
  )
}

/** The number that was typed, in figures of either width; null for what is none. */
const typedPage = (text: string): number | null => {
  const number = text.normalize('NFKC').trim()
  return /^\d+$/.test(number) ? Number(number) : null
}

/** Digits of the last page that there can be. */
const PAGE_DIGITS = String(LAST_PAGE).length

/** A number beyond the range leads to the nearest page; other text is kept and reported. */
const Jump = ({ pages, addressOf, onTurn }: Turning & Pick<PagerProps, 'pages'>) => {
  const navigate = useNavigate()
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog may stand in somebody else's form.
    event.stopPropagation()
    const { current: typed } = input
    if (typed === null) return
    const wanted = typedPage(typed.value)
    if (wanted === null) {
      typed.setCustomValidity(listCopy.jumpInvalid(pages))
      typed.reportValidity()
      return
    }
    event.currentTarget.reset()
    const found = Math.min(Math.max(wanted, 1), pages)
    onTurn(found)
    if (addressOf !== undefined) void navigate(addressOf(found))
  }
  return (
    <form className="pager__jump" onSubmit={jump}>
      <label className="visually-hidden" htmlFor={field}>
        {listCopy.jump}
      </label>
      <input
        ref={input}
        id={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PAGE_DIGITS}
        onInput={() => input.current?.setCustomValidity('')}
      />
      <Button type="submit" variant="soft" color="gray">
        {listCopy.jumpSubmit}
      </Button>
    </form>
  )
}
