// idb tells values of IndexedDB by their classes, which browsers know by name and Node does not.
import 'fake-indexeddb/auto'
