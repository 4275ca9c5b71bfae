/** Tables of translations. */

export interface TranslationTables {}
