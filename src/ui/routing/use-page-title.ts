import { useEffect } from 'react'
import { useConfiguration } from '../actors-context.tsx'
import { copy } from '../copy/copy.ts'

/** Names the document: the title of the route first, where that has one whatever it shows, then what is shown, then the product. */
export const usePageTitle = (shown: string, route = shown): void => {
  const { productName } = useConfiguration()
  const title = route === shown ? shown : copy.pageTitles.of(route, shown)
  useEffect(() => {
    document.title = `${title} - ${productName}`
  }, [title, productName])
}
