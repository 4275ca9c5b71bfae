/** Thumbnails: the URL of a file with a width. The service generates them, so there is a fixed set of sizes. */

/** In pixels; high-density screens need twice the displayed size. */
const smallPictureWidths = [160, 320, 640, 1280] as const
export type SmallPictureWidth = (typeof smallPictureWidths)[number]

export const isSmallPictureWidth = (width: number): width is SmallPictureWidth =>
  smallPictureWidths.some((one) => one === width)

/** The URL of a thumbnail with at most this width and height, from the URL of the file (`downloadURL`). */
export const smallPicture = (downloadUrl: string, width: SmallPictureWidth): string =>
  `${downloadUrl}&width=${width}`
