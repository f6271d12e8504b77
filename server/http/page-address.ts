/** What the product has no page for and scanners ask everywhere: consoles of other products, and monitors. */
const PROBED =
  /^(?:_\w*|actuator|boaform|cgi-bin|console|debug|druid|ecp|env|geoserver|graphql|hnap1|health|healthz|hudson|jenkins|livez|manager|metrics|mysql|nacos|owa|phpinfo|phpmyadmin|pma|readyz|remote|sdk|server-info|server-status|solr|status|struts|swagger|swagger-ui|v[12]|vendor|webui|wordpress|wp-[\w-]+)$/i

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Whether a path may be a page of the app, outside the API: none that names a file anywhere in it, and none of those that
 * scanners probe for. What is left and unknown is told by the app itself.
 */
export const isPageAddress = (url: string): boolean => {
  const path = decoded(url.split('?', 1)[0] ?? '')
  if (path === null) return false
  const [first = '', ...others] = path.split('/').filter((part) => part !== '')
  if (/^api$/i.test(first) || PROBED.test(first)) return false
  return [first, ...others].every((part) => !/[.\\:;]/.test(part))
}
