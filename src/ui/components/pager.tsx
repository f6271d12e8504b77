import './pager.css'
import { Button, IconButton } from '@radix-ui/themes'
import { type SubmitEvent, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LAST_PAGE } from '#domain/kernel/page.ts'
import { listCopy } from '../copy/list-copy.ts'
import { Icon } from './icon.tsx'

export interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  /** Another page was asked for: the focus belongs to what comes. */
  readonly onTurn: () => void
}

/** The pages of a list, each with its address; nothing where there is only one. */
export const Pager = ({ page, pages, addressOf, onTurn }: PagerProps) =>
  pages <= 1 ? null : (
    <nav className="pager" aria-label={listCopy.pager}>
      <Step name={listCopy.previous} to={page > 1 ? addressOf(page - 1) : null} back onTurn={onTurn} />
      <ol className="pager__numbers">
        {shownPages(page, pages).map((number, index, shown) => (
          <li key={number} data-gap={number - (shown[index - 1] ?? 0) > 1}>
            <Link
              to={addressOf(number)}
              aria-label={listCopy.pageNumber(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={onTurn}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <span className="pager__position" aria-hidden="true">
        {listCopy.pageOf(page, pages)}
      </span>
      <Step name={listCopy.next} to={page < pages ? addressOf(page + 1) : null} onTurn={onTurn} />
      <Jump pages={pages} addressOf={addressOf} onTurn={onTurn} />
    </nav>
  )

/** The ends, where one is, and what lies beside it. */
export const shownPages = (page: number, pages: number): readonly number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other)

interface StepProps {
  readonly name: string
  /** Null at the end. */
  readonly to: string | null
  readonly back?: boolean
  readonly onTurn: () => void
}

const Step = ({ name, to, back = false, onTurn }: StepProps) => {
  const icon = <Icon name={back ? 'chevronLeft' : 'chevronRight'} />
  return to === null ? (
    <IconButton variant="soft" color="gray" disabled aria-label={name}>
      {icon}
    </IconButton>
  ) : (
    <IconButton asChild variant="soft" color="gray">
      <Link to={to} aria-label={name} rel={back ? 'prev' : 'next'} onClick={onTurn}>
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

/** A number beyond the ends leads to the end; what is no number stays and is told so. */
const Jump = ({ pages, addressOf, onTurn }: Pick<PagerProps, 'pages' | 'addressOf' | 'onTurn'>) => {
  const navigate = useNavigate()
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { current: typed } = input
    if (typed === null) return
    const wanted = typedPage(typed.value)
    if (wanted === null) {
      typed.setCustomValidity(listCopy.jumpInvalid(pages))
      typed.reportValidity()
      return
    }
    event.currentTarget.reset()
    onTurn()
    void navigate(addressOf(Math.min(Math.max(wanted, 1), pages)))
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
