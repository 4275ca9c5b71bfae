/** Smaller pictures of files, made when somebody looks at them. What is lost is made again. */

export interface SmallPictureTable {
  space: string
  /** Of the file that it was made of. */
  hash: string
  width: number
  /** WebP. */
  bytes: Uint8Array
}

export interface SmallPictureTables {
  small_pictures: SmallPictureTable
}
