import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useSource } from '#ui/preview/use-source.ts'

afterEach(cleanup)

const Picture = ({ address }: { readonly address: string }) => {
  const picture = useRef<HTMLImageElement>(null)
  useSource(picture, address)
  return (
    <section>
      <img ref={picture} alt="波形图" />
    </section>
  )
}

it('an address is given in the document and taken away before the element leaves it', () => {
  const { rerender, unmount } = render(<Picture address="/a.png" />)
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('src')).toBe('/a.png')
  rerender(<Picture address="/b.png" />)
  expect(picture.getAttribute('src')).toBe('/b.png')

  const changed: (readonly [string | null, boolean])[] = []
  // A picture that changes outside of the document stays in Chromium's list of those that look at the window.
  const set = picture.removeAttribute.bind(picture)
  picture.removeAttribute = (name) => {
    set(name)
    changed.push([picture.getAttribute('src'), picture.isConnected])
  }
  unmount()
  expect(changed).toEqual([[null, true]])
  expect(picture.isConnected).toBe(false)
})
