export interface Banner {
  readonly id: number
  readonly title: string
  readonly imageUrl: string
  readonly mobileImageUrl: string
  readonly link: { readonly kind: 'none' } | { readonly kind: 'inside' | 'outside'; readonly address: string }
}
