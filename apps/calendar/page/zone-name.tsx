/** A zone by its IANA name, which may break where a place ends and nowhere else. */
export function ZoneName({ zone }: { zone: string }) {
  const [area = '', ...places] = zone.split('/');
  return (
    <small>
      {area}
      {places.map((place) => (
        <span key={place}>
          /<wbr />
          {place}
        </span>
      ))}
    </small>
  );
}
