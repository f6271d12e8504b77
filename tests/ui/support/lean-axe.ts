import axe from 'axe-core'

// Of every element that it looks at axe would write down the HTML, with all that is in it.
axe.configure({ noHtml: true })

export { axe }
