export function GalleryPage() {
  return <h1>组件陈列 gallery-page-marker</h1>
}
